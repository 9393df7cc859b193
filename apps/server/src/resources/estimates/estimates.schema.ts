import { Type } from 'typebox'
import { Uuid, described, externalFields, partial, recordFields, requiredText, text } from '../../schema.js'

const writable = {
  name: requiredText(255),
  description: text(10_000),
  ...externalFields,
}

const createOnly = {
  type: described(Type.Enum(['categories', 'points', 'time']), 'What its points are. Default: categories.'),
  last_used: Type.Boolean(),
}

const owned = { ...recordFields, workspace: Uuid, project: Uuid }

export const Estimate = Type.Object({ id: Uuid, ...writable, ...createOnly, ...owned }, { title: 'Estimate' })
export const EstimateUpdate = partial(writable)
export const EstimateInput = Type.Object({
  ...partial({ ...writable, ...createOnly }).properties,
  name: writable.name,
})

const writablePoint = {
  value: described(requiredText(20), 'What people see, such as 5 or XL.'),
  key: described(Type.Integer({ minimum: 0, maximum: 1_000_000 }), 'For sorting. Default: 0.'),
  description: text(10_000),
  ...externalFields,
}

export const EstimatePoint = Type.Object(
  { id: Uuid, estimate: Uuid, ...writablePoint, ...owned },
  { title: 'EstimatePoint' },
)
export const EstimatePointUpdate = partial(writablePoint)
export const EstimatePointsInput = Type.Object({
  estimate_points: Type.Array(
    Type.Object({ ...EstimatePointUpdate.properties, value: writablePoint.value }),
    { minItems: 1, maxItems: 100 },
  ),
})
