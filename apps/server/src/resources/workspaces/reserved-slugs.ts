/** Words that stand in a web address where a workspace's slug would. */
export const reservedSlugs: ReadonlySet<string> = new Set(
  `404 accounts admin api assets auth billing business calendar channels chat config configuration create-workspace
  dashboard desktop disco docs drive enterprise epic epics flags god-mode healthz import importers ingest initiative
  initiatives installations instance instances integration integrations invitations license licenses live login m
  metrics mobile monitor monitoring onboarding one onload pages password plane-enterprise plane-pro plane-ultimate pro
  profile readyz real-time settings setup sign-in sign-up signin signup silo spaces story upgrade workflow workflows
  workspace-invitations`.split(/\s+/),
)
