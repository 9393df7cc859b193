import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { queryClient } from '@/api/query-client'
import { lazyLayouts } from '@/features/work-items/layouts'
import { readSearch, viewOf } from '@/features/work-items/view'
import { workItemQuery } from '@/features/work-items/work-item.queries'
import { lastWorkspace, workspacesQuery } from '@/features/workspaces/workspaces.queries'
import { ErrorPage, NotFoundPage } from './error-pages'
import { prefetchProject, prefetchProjects } from './first-data'
import { requireAccount, requireFirstRun, requireNobody } from './guards'

/** Every address of the app. A page is loaded when it is first visited; its data is asked for at the same time. */

const root = createRootRoute({ notFoundComponent: NotFoundPage, errorComponent: ErrorPage })

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async ({ location }) => {
    await requireAccount({ location })
    const workspaces = await queryClient.query({ ...workspacesQuery, staleTime: 'static' })
    const remembered = workspaces.find(({ slug }) => slug === lastWorkspace())
    const workspace = remembered ?? workspaces[0]
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw workspace
      ? redirect({ to: '/$workspace', params: { workspace: workspace.slug } })
      : redirect({ to: '/create-workspace' })
  },
})

const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  beforeLoad: requireFirstRun,
  component: lazyRouteComponent(() => import('@/features/accounts/first-run-page'), 'FirstRunPage'),
})

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: (search): { next?: string } =>
    typeof search['next'] === 'string' ? { next: search['next'] } : {},
  beforeLoad: requireNobody,
  component: lazyRouteComponent(() => import('@/features/accounts/sign-in-page'), 'SignInPage'),
})

const signUp = createRoute({
  getParentRoute: () => root,
  path: '/sign-up',
  beforeLoad: requireNobody,
  component: lazyRouteComponent(() => import('@/features/accounts/sign-up-page'), 'SignUpPage'),
})

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitations/$token',
  component: lazyRouteComponent(() => import('@/features/accounts/invitation-page'), 'InvitationPage'),
})

const tokenSearch = (search: Record<string, unknown>): { token?: string } =>
  typeof search['token'] === 'string' ? { token: search['token'] } : {}

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  validateSearch: tokenSearch,
  component: lazyRouteComponent(() => import('@/features/accounts/reset-password-page'), 'ResetPasswordPage'),
})

const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: '/verify-email',
  validateSearch: tokenSearch,
  component: lazyRouteComponent(() => import('@/features/accounts/verify-email-page'), 'VerifyEmailPage'),
})

const createWorkspace = createRoute({
  getParentRoute: () => root,
  path: '/create-workspace',
  beforeLoad: requireAccount,
  component: lazyRouteComponent(
    () => import('@/features/workspaces/create-workspace-page'),
    'CreateWorkspacePage',
  ),
})

const profile = createRoute({
  getParentRoute: () => root,
  path: '/profile',
  beforeLoad: requireAccount,
  component: lazyRouteComponent(() => import('@/features/users/profile-layout'), 'ProfileLayout'),
})

const profileGeneral = createRoute({
  getParentRoute: () => profile,
  path: '/',
  component: lazyRouteComponent(() => import('@/features/users/profile-page'), 'ProfilePage'),
})

const profileSecurity = createRoute({
  getParentRoute: () => profile,
  path: 'security',
  component: lazyRouteComponent(() => import('@/features/users/security-page'), 'SecurityPage'),
})

const profileTokens = createRoute({
  getParentRoute: () => profile,
  path: 'tokens',
  component: lazyRouteComponent(() => import('@/features/api-tokens/tokens-page'), 'TokensPage'),
})

const workspace = createRoute({
  getParentRoute: () => root,
  path: '/$workspace',
  // The work item in the panel. Its address is shown instead, by a mask: see open-work-item.tsx.
  validateSearch: (search): { peek?: string } =>
    typeof search['peek'] === 'string' ? { peek: search['peek'] } : {},
  beforeLoad: ({ location, params }) => {
    prefetchProjects(params.workspace)
    return requireAccount({ location })
  },
  component: lazyRouteComponent(() => import('@/features/shell/workspace-shell'), 'WorkspaceShell'),
})

const home = createRoute({
  getParentRoute: () => workspace,
  path: '/',
  component: lazyRouteComponent(() => import('@/features/workspaces/home-page'), 'HomePage'),
})

const myWork = createRoute({
  getParentRoute: () => workspace,
  path: 'my-work',
  component: lazyRouteComponent(() => import('@/features/work-items/my-work-page'), 'MyWorkPage'),
})

const projects = createRoute({
  getParentRoute: () => workspace,
  path: 'projects',
  validateSearch: (search): { create?: boolean } => (search['create'] === true ? { create: true } : {}),
  component: lazyRouteComponent(() => import('@/features/projects/projects-page'), 'ProjectsPage'),
})

const initiatives = createRoute({
  getParentRoute: () => workspace,
  path: 'initiatives',
  component: lazyRouteComponent(() => import('@/features/initiatives/initiatives-page'), 'InitiativesPage'),
})

const initiative = createRoute({
  getParentRoute: () => workspace,
  path: 'initiatives/$initiative',
  component: lazyRouteComponent(() => import('@/features/initiatives/initiative-page'), 'InitiativePage'),
})

const workspacePages = createRoute({
  getParentRoute: () => workspace,
  path: 'pages',
  component: lazyRouteComponent(() => import('@/features/pages/pages-page'), 'WorkspacePagesPage'),
})

const workspacePage = createRoute({
  getParentRoute: () => workspace,
  path: 'pages/$page',
  component: lazyRouteComponent(() => import('@/features/pages/page-page'), 'WorkspacePagePage'),
})

const members = createRoute({
  getParentRoute: () => workspace,
  path: 'members',
  validateSearch: (search): { invite?: boolean } => (search['invite'] === true ? { invite: true } : {}),
  component: lazyRouteComponent(() => import('@/features/members/members-page'), 'MembersPage'),
})

const settings = createRoute({
  getParentRoute: () => workspace,
  path: 'settings',
  component: lazyRouteComponent(() => import('@/features/workspaces/settings-page'), 'WorkspaceSettingsPage'),
})

const workItem = createRoute({
  getParentRoute: () => workspace,
  path: 'browse/$item',
  loader: ({ params }) => {
    queryClient.query(workItemQuery(params.workspace, params.item)).catch(() => undefined)
  },
  component: lazyRouteComponent(() => import('@/features/work-items/work-item-page'), 'WorkItemPage'),
})

const project = createRoute({
  getParentRoute: () => workspace,
  path: 'projects/$project',
  component: lazyRouteComponent(() => import('@/features/projects/project-layout'), 'ProjectLayout'),
})

const workItems = createRoute({
  getParentRoute: () => project,
  path: '/',
  validateSearch: readSearch,
  loader: ({ params, location }) => {
    const { layout } = viewOf(readSearch({ ...location.search }))
    if (layout !== 'list') void lazyLayouts[layout].preload?.()
    // Not awaited: the page shows what is known and fills in the rest.
    prefetchProject(params.workspace, params.project, { ...location.search }).catch(() => undefined)
  },
  component: lazyRouteComponent(() => import('@/features/work-items/work-items-page'), 'WorkItemsPage'),
})

const cycles = createRoute({
  getParentRoute: () => project,
  path: 'cycles',
  component: lazyRouteComponent(() => import('@/features/cycles/cycles-page'), 'CyclesPage'),
})

const cycle = createRoute({
  getParentRoute: () => project,
  path: 'cycles/$cycle',
  validateSearch: readSearch,
  component: lazyRouteComponent(() => import('@/features/cycles/cycle-page'), 'CyclePage'),
})

const modules = createRoute({
  getParentRoute: () => project,
  path: 'modules',
  component: lazyRouteComponent(() => import('@/features/modules/modules-page'), 'ModulesPage'),
})

const module = createRoute({
  getParentRoute: () => project,
  path: 'modules/$module',
  validateSearch: readSearch,
  component: lazyRouteComponent(() => import('@/features/modules/module-page'), 'ModulePage'),
})

const epics = createRoute({
  getParentRoute: () => project,
  path: 'epics',
  component: lazyRouteComponent(() => import('@/features/epics/epics-page'), 'EpicsPage'),
})

const epic = createRoute({
  getParentRoute: () => project,
  path: 'epics/$epic',
  validateSearch: readSearch,
  component: lazyRouteComponent(() => import('@/features/epics/epic-page'), 'EpicPage'),
})

const pages = createRoute({
  getParentRoute: () => project,
  path: 'pages',
  component: lazyRouteComponent(() => import('@/features/pages/pages-page'), 'PagesPage'),
})

const page = createRoute({
  getParentRoute: () => project,
  path: 'pages/$page',
  component: lazyRouteComponent(() => import('@/features/pages/page-page'), 'PagePage'),
})

const intake = createRoute({
  getParentRoute: () => project,
  path: 'intake',
  component: lazyRouteComponent(() => import('@/features/intake/intake-page'), 'IntakePage'),
})

const projectSettings = createRoute({
  getParentRoute: () => project,
  path: 'settings',
  component: lazyRouteComponent(() => import('@/features/projects/settings-layout'), 'ProjectSettingsLayout'),
})

const projectGeneral = createRoute({
  getParentRoute: () => projectSettings,
  path: '/',
  component: lazyRouteComponent(() => import('@/features/projects/general-settings'), 'GeneralSettings'),
})

const projectStates = createRoute({
  getParentRoute: () => projectSettings,
  path: 'states',
  component: lazyRouteComponent(() => import('@/features/states/states-settings'), 'StatesSettings'),
})

const projectLabels = createRoute({
  getParentRoute: () => projectSettings,
  path: 'labels',
  component: lazyRouteComponent(() => import('@/features/labels/labels-settings'), 'LabelsSettings'),
})

const projectMembers = createRoute({
  getParentRoute: () => projectSettings,
  path: 'members',
  component: lazyRouteComponent(
    () => import('@/features/members/project-members-settings'),
    'ProjectMembersSettings',
  ),
})

const projectFeatures = createRoute({
  getParentRoute: () => projectSettings,
  path: 'features',
  component: lazyRouteComponent(() => import('@/features/projects/features-settings'), 'FeaturesSettings'),
})

const projectTypes = createRoute({
  getParentRoute: () => projectSettings,
  path: 'types',
  component: lazyRouteComponent(() => import('@/features/work-item-types/types-settings'), 'TypesSettings'),
})

const projectEstimates = createRoute({
  getParentRoute: () => projectSettings,
  path: 'estimates',
  component: lazyRouteComponent(() => import('@/features/estimates/estimates-settings'), 'EstimatesSettings'),
})

const importWorkItems = createRoute({
  getParentRoute: () => project,
  path: 'import',
  component: lazyRouteComponent(() => import('@/features/work-items/import/import-page'), 'ImportPage'),
})

const routeTree = root.addChildren([
  start,
  setup,
  signIn,
  signUp,
  invitation,
  resetPassword,
  verifyEmail,
  createWorkspace,
  profile.addChildren([profileGeneral, profileSecurity, profileTokens]),
  workspace.addChildren([
    home,
    myWork,
    projects,
    initiatives,
    initiative,
    workspacePages,
    workspacePage,
    members,
    settings,
    workItem,
    project.addChildren([
      workItems,
      importWorkItems,
      cycles,
      cycle,
      modules,
      module,
      epics,
      epic,
      pages,
      page,
      intake,
      projectSettings.addChildren([
        projectGeneral,
        projectStates,
        projectLabels,
        projectMembers,
        projectFeatures,
        projectTypes,
        projectEstimates,
      ]),
    ]),
  ]),
])

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 300,
  trailingSlash: 'preserve',
})

/** Fetches the scripts of the page that the address names, while it is still asked who is signed in. */
export function preloadPage(): void {
  for (const { routeId } of router.matchRoutes(location.pathname))
    void router.loadRouteChunk(router.routesById[routeId])
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
