import type { Route } from './http/route.js'
import { assetRoutes } from './resources/assets/assets.routes.js'
import { epicRoutes } from './resources/epics/epics.routes.js'
import { featureRoutes } from './resources/features/features.routes.js'
import { initiativeLabelRoutes } from './resources/initiatives/initiative-labels.routes.js'
import { initiativeRoutes } from './resources/initiatives/initiatives.routes.js'
import { invitationRoutes } from './resources/invitations/invitations.routes.js'
import { labelRoutes } from './resources/labels/labels.routes.js'
import { memberRoutes } from './resources/members/members.routes.js'
import { moduleRoutes } from './resources/modules/modules.routes.js'
import { projectLabelRoutes } from './resources/project-labels/project-labels.routes.js'
import { projectRoutes } from './resources/projects/projects.routes.js'
import { roleRoutes } from './resources/roles/roles.routes.js'
import { stateRoutes } from './resources/states/states.routes.js'
import { teamspaceRoutes } from './resources/teamspaces/teamspaces.routes.js'
import { userRoutes } from './resources/users/users.routes.js'
import { activityRoutes } from './resources/work-item-activities/activities.routes.js'
import { attachmentRoutes } from './resources/work-item-attachments/attachments.routes.js'
import { workItemRoutes } from './resources/work-items/work-items.routes.js'
import { projectStateRoutes } from './resources/workspace-project-states/project-states.routes.js'
import { workspaceRoutes } from './resources/workspaces/workspaces.routes.js'

/** Every operation of the API. */
export const routes: readonly Route[] = [
  ...userRoutes,
  ...assetRoutes,
  ...workspaceRoutes,
  ...memberRoutes,
  ...roleRoutes,
  ...invitationRoutes,
  ...featureRoutes,
  ...projectRoutes,
  ...stateRoutes,
  ...labelRoutes,
  ...workItemRoutes,
  ...activityRoutes,
  ...attachmentRoutes,
  ...moduleRoutes,
  ...epicRoutes,
  ...initiativeLabelRoutes,
  ...initiativeRoutes,
  ...teamspaceRoutes,
  ...projectLabelRoutes,
  ...projectStateRoutes,
]
