import { andThen, type MaybePromise } from '../and-then.js'
import { ApiError, forbidden, notFound } from '../errors.js'
import type { Db } from '../database/open.js'
import type { Access, Actor } from './access.js'
import { admin, guest, member } from './roles.js'
import {
  findProject,
  findWorkItem,
  findWorkspace,
  type ProjectScope,
  type WorkItemScope,
  type WorkspaceScope,
} from './scope.js'

type Params = Readonly<Record<string, string>>

/** Every route names one of these; this is the whole table of who may do what. */
export const can = {
  haveAccount: {
    rule: 'Any valid key.',
    enter: (_db: Db, actor: Actor) => ({ userId: actor.userId }),
  },
  readWorkspace: inWorkspace('Any member of the workspace.', guest),
  readWorkspaceMembers: inWorkspace('Members and admins of the workspace.', member),
  writeWorkspace: inWorkspace('Members and admins of the workspace.', member),
  adminWorkspace: inWorkspace('Admins of the workspace.', admin),
  createProject: inWorkspace('Members and admins of the workspace.', member),
  seeProject: {
    rule: 'Members of the project; of a public project, any member of the workspace.',
    enter: enterProject,
  },
  summarizeProject: {
    rule: 'Members and admins of the workspace who may see the project.',
    enter: (db: Db, actor: Actor, params: Params): MaybePromise<ProjectScope> =>
      andThen(enterProject(db, actor, params), (scope) => {
        if (scope.workspaceRole >= member) return scope
        throw forbidden('Your role in this workspace does not allow this. A guest may not.')
      }),
  },
  adminProject: {
    rule: 'Admins of the project, and members of it who are admins of the workspace.',
    enter: (db: Db, actor: Actor, params: Params): MaybePromise<ProjectScope> =>
      andThen(enterProject(db, actor, params), (scope) => {
        if (isProjectAdmin(scope)) return scope
        throw forbidden('Only an admin of this project may do this.')
      }),
  },
  readInProject: inProject('Any member of the project.', guest),
  /** For what guests may do as well, such as asking for something. */
  takePartInProject: inProject('Any member of the project, guests too.', guest),
  writeInProject: inProject('Members and admins of the project.', member),
  adminInProject: inProject('Admins of the project.', admin),
  readInWorkItem: inWorkItem(inProject('Any member of the project.', guest)),
  commentOnWorkItem: inWorkItem(inProject('Any member of the project.', guest)),
  writeInWorkItem: inWorkItem(inProject('Members and admins of the project.', member)),
  attachToWorkItem: inWorkItem(
    inProject('Any member of the project; a guest only to their own files.', guest),
  ),
} satisfies Record<string, Access<unknown>>

export function isProjectAdmin(scope: ProjectScope): boolean {
  return scope.projectRole === admin || (scope.projectRole !== null && scope.workspaceRole === admin)
}

function enterWorkspace(db: Db, actor: Actor, params: Params): MaybePromise<WorkspaceScope> {
  return andThen(findWorkspace(db, actor.userId, params['workspace_slug'] ?? ''), (scope) => {
    if (!scope) throw notFound('workspace')
    return scope
  })
}

function enterProject(db: Db, actor: Actor, params: Params): MaybePromise<ProjectScope> {
  return andThen(enterWorkspace(db, actor, params), (workspace) =>
    andThen(findProject(db, workspace, params['project_id'] ?? ''), (scope) => {
      if (!scope) throw notFound('project')
      return scope
    }),
  )
}

function inWorkspace(rule: string, atLeast: number): Access<WorkspaceScope> {
  return {
    rule,
    enter: (db, actor, params) =>
      andThen(enterWorkspace(db, actor, params), (scope) => {
        if (scope.workspaceRole >= atLeast) return scope
        throw forbidden(`Your role in this workspace does not allow this. It takes: ${rule.toLowerCase()}`)
      }),
  }
}

/** For what lies in a project: it takes membership, and the project must not be archived. */
function inProject(rule: string, atLeast: number): Access<ProjectScope> {
  return {
    rule,
    enter: (db, actor, params) =>
      andThen(enterProject(db, actor, params), (scope) => {
        if (scope.projectRole === null) throw forbidden('You are not a member of this project.')
        if (scope.isArchived)
          throw new ApiError(
            404,
            'project_archived',
            'This project is archived. Unarchive it to reach what is in it.',
          )
        if (scope.projectRole >= atLeast) return scope
        throw forbidden(`Your role in this project does not allow this. It takes: ${rule.toLowerCase()}`)
      }),
  }
}

/** For what hangs on a work item or an epic. */
function inWorkItem(project: Access<ProjectScope>): Access<WorkItemScope> {
  return {
    rule: project.rule,
    enter: async (db, actor, params) => {
      const scope = await findWorkItem(
        db,
        await project.enter(db, actor, params),
        params['work_item_id'] ?? '',
      )
      if (!scope) throw notFound('work item')
      return scope
    },
  }
}
