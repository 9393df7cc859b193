/** Words that stand in a web address where a workspace's slug would. */
export const reservedSlugs: ReadonlySet<string> = new Set(
  `- 404 500 _ about account accounts admin api assets auth billing browse business calendar channels
  chat config configuration create create-workspace dashboard desktop disco dist docs drive enterprise
  epic epics events export favicon files first-run flags forgot forgot-password god-mode healthz help
  home import importers imports ingest initiative initiatives installations instance instances
  integration integrations invitation invitations invite legal license licenses live login logout m me
  metrics mobile monitor monitoring new new-workspace notifications onboarding one onload
  organizations pages password people plane-enterprise plane-pro plane-ultimate privacy pro profile
  projects public readyz real-time reset-password robots search security session sessions settings
  setup sign-in sign-out sign-up signin signout signup silo spaces static status story support system
  terms test upgrade user users verify-email views web webhooks well-known workflow workflows
  workspace workspace-invitations workspaces`.split(/\s+/),
)
