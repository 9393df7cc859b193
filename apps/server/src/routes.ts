import type { Route } from './http/route.js'
import { cycleWorkItemRoutes } from './resources/cycles/cycle-work-items.routes.js'
import { cycleRoutes } from './resources/cycles/cycles.routes.js'
import { apiTokenRoutes } from './resources/api-tokens/api-tokens.routes.js'
import { archiveRoutes } from './resources/archives/archives.routes.js'
import { assetRoutes } from './resources/assets/assets.routes.js'
import { epicRoutes } from './resources/epics/epics.routes.js'
import { estimateRoutes } from './resources/estimates/estimates.routes.js'
import { eventRoutes } from './resources/events/events.routes.js'
import { featureRoutes } from './resources/features/features.routes.js'
import { initiativeLabelRoutes } from './resources/initiatives/initiative-labels.routes.js'
import { initiativeRoutes } from './resources/initiatives/initiatives.routes.js'
import { intakeRoutes } from './resources/intake/intake.routes.js'
import { invitationRoutes } from './resources/invitations/invitations.routes.js'
import { labelRoutes } from './resources/labels/labels.routes.js'
import { memberRoutes } from './resources/members/members.routes.js'
import { milestoneRoutes } from './resources/milestones/milestones.routes.js'
import { moduleRoutes } from './resources/modules/modules.routes.js'
import { pagesRoutes } from './resources/pages/pages.routes.js'
import { projectLabelRoutes } from './resources/project-labels/project-labels.routes.js'
import { projectRoutes } from './resources/projects/projects.routes.js'
import { roleRoutes } from './resources/roles/roles.routes.js'
import { stateRoutes } from './resources/states/states.routes.js'
import { stickyRoutes } from './resources/stickies/stickies.routes.js'
import { teamspaceRoutes } from './resources/teamspaces/teamspaces.routes.js'
import { userRoutes } from './resources/users/users.routes.js'
import { commentRoutes } from './resources/work-item-comments/comments.routes.js'
import { linkRoutes } from './resources/work-item-links/links.routes.js'
import { activityRoutes } from './resources/work-item-activities/activities.routes.js'
import { workItemPageRoutes } from './resources/work-item-pages/work-item-pages.routes.js'
import { relationDefinitionRoutes } from './resources/work-item-relations/relation-definitions.routes.js'
import { attachedPropertyRoutes } from './resources/work-item-properties/attach-properties.routes.js'
import { propertyOptionRoutes } from './resources/work-item-properties/property-options.routes.js'
import { propertyValueRoutes } from './resources/work-item-properties/property-values.routes.js'
import { workItemPropertyRoutes } from './resources/work-item-properties/work-item-properties.routes.js'
import { workItemRelationRoutes } from './resources/work-item-relations/work-item-relations.routes.js'
import { workItemTypeRoutes } from './resources/work-item-types/work-item-types.routes.js'
import { worklogRoutes } from './resources/worklogs/worklogs.routes.js'
import { workspaceWorkItemRoutes } from './resources/work-items/workspace-work-items.routes.js'
import { attachmentRoutes } from './resources/work-item-attachments/attachments.routes.js'
import { manyWorkItemRoutes } from './resources/work-items/many.routes.js'
import { workItemRoutes } from './resources/work-items/work-items.routes.js'
import { projectStateRoutes } from './resources/workspace-project-states/project-states.routes.js'
import { workspaceRoutes } from './resources/workspaces/workspaces.routes.js'

/** Every operation of the API. */
export const routes: readonly Route[] = [
  ...userRoutes,
  ...apiTokenRoutes,
  ...assetRoutes,
  ...workspaceRoutes,
  ...archiveRoutes,
  ...memberRoutes,
  ...roleRoutes,
  ...invitationRoutes,
  ...featureRoutes,
  ...eventRoutes,
  ...projectRoutes,
  ...stateRoutes,
  ...labelRoutes,
  ...workItemTypeRoutes,
  ...attachedPropertyRoutes,
  ...workItemPropertyRoutes,
  ...propertyOptionRoutes,
  ...propertyValueRoutes,
  ...workspaceWorkItemRoutes,
  ...workItemRoutes,
  ...manyWorkItemRoutes,
  ...activityRoutes,
  ...workItemRelationRoutes,
  ...relationDefinitionRoutes,
  ...commentRoutes,
  ...linkRoutes,
  ...worklogRoutes,
  ...workItemPageRoutes,
  ...pagesRoutes,
  ...stickyRoutes,
  ...attachmentRoutes,
  ...moduleRoutes,
  ...cycleRoutes,
  ...cycleWorkItemRoutes,
  ...estimateRoutes,
  ...milestoneRoutes,
  ...intakeRoutes,
  ...epicRoutes,
  ...initiativeLabelRoutes,
  ...initiativeRoutes,
  ...teamspaceRoutes,
  ...projectLabelRoutes,
  ...projectStateRoutes,
]
