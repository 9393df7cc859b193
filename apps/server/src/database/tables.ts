// Generated from the migrations by `npm run gen`. Do not edit.
import type { ColumnType, Generated } from 'kysely'

type Time = ColumnType<Date, Date | string, Date | string>
type Json = ColumnType<Record<string, unknown>, Record<string, unknown> | string, Record<string, unknown> | string>

export interface Tables {
  accounts: {
    id: string
    user_id: string
    provider_id: string
    account_id: string
    password: string | null
    access_token: string | null
    refresh_token: string | null
    id_token: string | null
    access_token_expires_at: Time | null
    refresh_token_expires_at: Time | null
    scope: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
  }
  api_tokens: {
    id: string
    user_id: string
    title: string
    description: Generated<string>
    token_hash: Buffer
    hint: string
    expires_at: Time | null
    revoked_at: Time | null
    last_used_at: Time | null
    created_at: Generated<Time>
  }
  cycle_work_items: {
    workspace_id: string
    project_id: string
    work_item_id: string
    cycle_id: string
    id: string
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  cycles: {
    workspace_id: string
    project_id: string
    id: string
    name: string
    description: Generated<string>
    start_date: Time | null
    end_date: Time | null
    owned_by_id: string
    timezone: Generated<string>
    view_props: Generated<Json>
    logo_props: Generated<Json>
    progress_snapshot: Generated<Json>
    version: Generated<number>
    sort_order: Generated<number>
    archived_at: Time | null
    external_source: string | null
    external_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  discarded_files: {
    key: string
    created_at: Generated<Time>
  }
  estimate_points: {
    workspace_id: string
    project_id: string
    id: string
    estimate_id: string
    key: Generated<number>
    value: string
    description: Generated<string>
    external_source: string | null
    external_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  estimates: {
    workspace_id: string
    project_id: string
    id: string
    name: string
    description: Generated<string>
    type: Generated<'categories' | 'points' | 'time'>
    last_used: Generated<boolean>
    external_source: string | null
    external_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  events: {
    workspace_id: string
    seq: number
    project_id: string | null
    entity: string
    entity_id: string
    verb: string
    actor_id: string | null
    changes: Generated<Json>
    created_at: Generated<Time>
  }
  initiative_epics: {
    workspace_id: string
    initiative_id: string
    project_id: string
    work_item_id: string
    created_at: Generated<Time>
  }
  initiative_label_links: {
    workspace_id: string
    initiative_id: string
    label_id: string
    created_at: Generated<Time>
  }
  initiative_labels: {
    workspace_id: string
    id: string
    name: string
    description: string | null
    color: string | null
    sort_order: Generated<number>
    external_source: string | null
    external_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  initiative_projects: {
    workspace_id: string
    initiative_id: string
    project_id: string
    created_at: Generated<Time>
  }
  initiatives: {
    workspace_id: string
    id: string
    name: string
    description: string | null
    description_html: string | null
    description_stripped: string | null
    lead_id: string | null
    start_date: string | null
    end_date: string | null
    logo_props: Generated<Json>
    state: Generated<'DRAFT' | 'PLANNED' | 'ACTIVE' | 'COMPLETED' | 'CLOSED'>
    archived_at: Time | null
    external_source: string | null
    external_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  intake_work_items: {
    workspace_id: string
    project_id: string
    id: string
    intake_id: string
    work_item_id: string
    status: Generated<number>
    snoozed_till: Time | null
    duplicate_to_id: string | null
    source: Generated<string | null>
    source_email: string | null
    extra: Generated<Json>
    external_source: string | null
    external_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  intakes: {
    workspace_id: string
    project_id: string
    id: string
    name: string
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  invitations: {
    workspace_id: string
    id: string
    email: string
    role: Generated<number>
    accepted: Generated<boolean>
    responded_at: Time | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
    token: Generated<string>
  }
  labels: {
    workspace_id: string
    project_id: string
    id: string
    name: string
    description: Generated<string>
    color: Generated<string>
    sort_order: Generated<number>
    parent_id: string | null
    external_source: string | null
    external_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  migrations: {
    name: string
    checksum: string
    applied_at: Generated<Time>
  }
  milestone_work_items: {
    workspace_id: string
    project_id: string
    milestone_id: string
    work_item_id: string
    id: string
    created_at: Generated<Time>
    created_by_id: string | null
  }
  milestones: {
    workspace_id: string
    project_id: string
    id: string
    title: string
    target_date: string | null
    external_source: string | null
    external_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  module_members: {
    workspace_id: string
    project_id: string
    module_id: string
    user_id: string
    created_at: Generated<Time>
  }
  module_work_items: {
    workspace_id: string
    project_id: string
    module_id: string
    work_item_id: string
    id: string
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  modules: {
    workspace_id: string
    project_id: string
    id: string
    name: string
    description: Generated<string>
    start_date: string | null
    target_date: string | null
    status: Generated<'backlog' | 'planned' | 'in-progress' | 'paused' | 'completed' | 'cancelled'>
    lead_id: string | null
    view_props: Generated<Json>
    logo_props: Generated<Json>
    sort_order: Generated<number>
    archived_at: Time | null
    external_source: string | null
    external_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  pages: {
    workspace_id: string
    project_id: string | null
    id: string
    name: string
    description_html: Generated<string>
    description_stripped: Generated<string>
    owned_by_id: string
    access: Generated<number>
    color: Generated<string>
    is_locked: Generated<boolean>
    archived_at: string | null
    view_props: Generated<Json>
    logo_props: Generated<Json>
    parent_id: string | null
    sort_order: Generated<number>
    external_source: string | null
    external_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  project_counters: {
    workspace_id: string
    project_id: string
    last_sequence_id: Generated<number>
  }
  project_labels: {
    workspace_id: string
    id: string
    name: string
    description: string | null
    color: string | null
    sort_order: Generated<number>
    external_source: string | null
    external_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  project_member_records: {
    workspace_id: string | null
    project_id: string | null
    id: string | null
    first_name: string | null
    last_name: string | null
    email: string | null
    avatar: string | null
    display_name: string | null
    is_bot: boolean | null
    role: number | null
    role_slug: string | null
    is_active: boolean | null
    created_at: Time | null
  }
  project_members: {
    workspace_id: string
    project_id: string
    id: string
    user_id: string
    role: number
    is_active: Generated<boolean>
    sort_order: Generated<number>
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  project_states: {
    workspace_id: string
    id: string
    name: string
    description: string | null
    color: string | null
    group: Generated<'backlog' | 'unstarted' | 'started' | 'completed' | 'cancelled' | 'triage'>
    sequence: Generated<number>
    default: Generated<boolean>
    external_source: string | null
    external_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  project_work_item_types: {
    workspace_id: string
    project_id: string
    type_id: string
    created_at: Generated<Time>
  }
  projects: {
    workspace_id: string
    id: string
    name: string
    description: Generated<string>
    network: Generated<number>
    identifier: string
    emoji: string | null
    icon_prop: Json | null
    logo_props: Json
    cover_image: string | null
    module_view: Generated<boolean>
    cycle_view: Generated<boolean>
    issue_views_view: Generated<boolean>
    page_view: Generated<boolean>
    intake_view: Generated<boolean>
    is_time_tracking_enabled: Generated<boolean>
    is_issue_type_enabled: Generated<boolean>
    guest_view_all_features: Generated<boolean>
    is_epics_enabled: Generated<boolean>
    is_workflows_enabled: Generated<boolean>
    is_parallel_cycles_enabled: Generated<boolean>
    is_project_updates_enabled: Generated<boolean>
    archive_in: Generated<number>
    close_in: Generated<number>
    archived_at: Time | null
    timezone: string
    default_assignee_id: string | null
    project_lead_id: string | null
    default_state_id: string | null
    external_source: string | null
    external_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
    estimate_id: string | null
  }
  rate_counts: {
    who: string
    begins: number
    seconds: number
    most: number
    used: number
    leased: number
    granted_used: number
    granted_leased: number
  }
  removed_workspaces: {
    id: string
    last_event: number
    removed_at: Generated<Time>
  }
  role_records: {
    workspace_id: string | null
    id: string | null
    namespace: string | null
    name: string | null
    slug: string | null
    level: number | null
    is_system: boolean | null
  }
  sessions: {
    id: string
    user_id: string
    token: string
    expires_at: Time
    ip_address: string | null
    user_agent: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
  }
  settings: {
    name: string
    value: string
  }
  states: {
    workspace_id: string
    project_id: string
    id: string
    name: string
    description: Generated<string>
    color: string
    slug: string
    sequence: Generated<number>
    group: Generated<'backlog' | 'unstarted' | 'started' | 'completed' | 'cancelled' | 'triage'>
    default: Generated<boolean>
    external_source: string | null
    external_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  stickies: {
    workspace_id: string
    id: string
    owner_id: string
    name: string | null
    description: Generated<Json>
    description_html: Generated<string>
    description_stripped: Generated<string>
    logo_props: Generated<Json>
    color: string | null
    background_color: string | null
    sort_order: Generated<number>
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  teamspace_members: {
    workspace_id: string
    teamspace_id: string
    user_id: string
    created_at: Generated<Time>
  }
  teamspace_projects: {
    workspace_id: string
    teamspace_id: string
    project_id: string
    created_at: Generated<Time>
  }
  teamspaces: {
    workspace_id: string
    id: string
    name: string
    description_json: Generated<Json>
    description_html: string | null
    description_stripped: string | null
    logo_props: Generated<Json>
    lead_id: string | null
    external_source: string | null
    external_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  user_assets: {
    id: string
    user_id: string
    entity_type: string
    name: string
    type: string
    size: number
    key: string
    attributes: Generated<Json>
    is_uploaded: Generated<boolean>
    storage_metadata: Generated<Json>
    created_at: Generated<Time>
    updated_at: Generated<Time>
  }
  user_changes: {
    id: Generated<boolean>
    count: Generated<number>
  }
  users: {
    id: string
    name: string
    email: string
    email_verified: Generated<boolean>
    image: string | null
    first_name: Generated<string>
    last_name: Generated<string>
    display_name: string
    avatar: Generated<string>
    is_active: Generated<boolean>
    is_bot: Generated<boolean>
    timezone: Generated<string>
    created_at: Generated<Time>
    updated_at: Generated<Time>
    theme: Generated<string>
    is_unclaimed: Generated<boolean>
  }
  verifications: {
    id: string
    identifier: string
    value: string
    expires_at: Time
    created_at: Generated<Time>
    updated_at: Generated<Time>
  }
  work_item_activities: {
    workspace_id: string | null
    project_id: string | null
    id: string | null
    work_item_id: string | null
    seq: number | null
    n: number | null
    verb: string | null
    field: string | null
    old_value: string | null
    new_value: string | null
    old_identifier: string | null
    new_identifier: string | null
    actor_id: string | null
    created_at: Time | null
  }
  work_item_assignees: {
    workspace_id: string
    project_id: string
    work_item_id: string
    user_id: string
    created_at: Generated<Time>
  }
  work_item_attachments: {
    workspace_id: string
    project_id: string
    work_item_id: string
    id: string
    name: string
    type: string
    size: number
    key: string
    is_uploaded: Generated<boolean>
    storage_metadata: Generated<Json>
    external_source: string | null
    external_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  work_item_comments: {
    workspace_id: string
    project_id: string
    work_item_id: string
    id: string
    comment_html: Generated<string>
    comment_stripped: Generated<string>
    comment_json: Generated<Json>
    access: Generated<'INTERNAL' | 'EXTERNAL'>
    parent_id: string | null
    edited_at: Time | null
    external_source: string | null
    external_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
    search: string
  }
  work_item_counts: {
    workspace_id: string
    project_id: string
    span: number
    start: Time
    count: number
  }
  work_item_labels: {
    workspace_id: string
    project_id: string
    work_item_id: string
    label_id: string
    created_at: Generated<Time>
  }
  work_item_links: {
    workspace_id: string
    project_id: string
    work_item_id: string
    id: string
    title: string | null
    url: string
    metadata: Generated<Json>
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  work_item_minutes: {
    workspace_id: string
    project_id: string
    start: Time
    count: number
  }
  work_item_pages: {
    workspace_id: string
    project_id: string
    work_item_id: string
    id: string
    page_id: string
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string
    updated_by_id: string | null
  }
  work_item_properties: {
    workspace_id: string
    id: string
    project_id: string | null
    name: string
    display_name: string
    description: string | null
    property_type: 'TEXT' | 'DATETIME' | 'DECIMAL' | 'BOOLEAN' | 'OPTION' | 'RELATION' | 'URL' | 'EMAIL' | 'FILE' | 'FORMULA'
    relation_type: 'ISSUE' | 'USER' | 'RELEASE' | null
    is_required: Generated<boolean>
    default_value: Generated<Json>
    settings: Generated<Json>
    is_active: Generated<boolean>
    is_multi: Generated<boolean>
    validation_rules: Generated<Json>
    logo_props: Generated<Json>
    formula_config: string | null
    sort_order: Generated<number>
    external_source: string | null
    external_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  work_item_property_options: {
    workspace_id: string
    property_id: string
    id: string
    name: string
    description: string | null
    color: string | null
    sort_order: Generated<number>
    logo_props: Generated<Json>
    is_active: Generated<boolean>
    is_default: Generated<boolean>
    parent_id: string | null
    external_source: string | null
    external_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  work_item_property_values: {
    workspace_id: string
    project_id: string
    work_item_id: string
    id: string
    property_id: string
    position: number
    value_text: string | null
    value_decimal: number | null
    value_boolean: boolean | null
    value_datetime: Time | null
    value_option_id: string | null
    value_user_id: string | null
    value_project_id: string | null
    value_work_item_id: string | null
    external_source: string | null
    external_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  work_item_relation_definitions: {
    workspace_id: string
    id: string
    name: string
    outward: string | null
    inward: string | null
    is_default: Generated<boolean>
    is_active: Generated<boolean>
    color: string | null
    sort_order: Generated<number>
    external_source: string | null
    external_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  work_item_relation_sides: {
    workspace_id: string | null
    project_id: string | null
    work_item_id: string | null
    related_project_id: string | null
    related_work_item_id: string | null
    id: string | null
    kind: string | null
    stored_kind: 'blocked_by' | 'start_before' | 'finish_before' | 'duplicate' | 'relates_to' | null
    definition_id: string | null
    outward: boolean | null
    created_at: Time | null
    updated_at: Time | null
    created_by_id: string | null
    updated_by_id: string | null
  }
  work_item_relations: {
    workspace_id: string
    project_id: string
    work_item_id: string
    id: string
    related_project_id: string
    related_work_item_id: string
    kind: 'blocked_by' | 'start_before' | 'finish_before' | 'duplicate' | 'relates_to' | null
    definition_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  work_item_type_properties: {
    workspace_id: string
    type_id: string
    property_id: string
    created_at: Generated<Time>
  }
  work_item_types: {
    workspace_id: string
    id: string
    name: string
    description: Generated<string>
    logo_props: Generated<Json>
    is_epic: Generated<boolean>
    is_default: Generated<boolean>
    is_active: Generated<boolean>
    level: Generated<number>
    external_source: string | null
    external_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
    project_id: string | null
  }
  work_item_worklogs: {
    workspace_id: string
    project_id: string
    work_item_id: string
    id: string
    description: Generated<string>
    duration: Generated<number>
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string
    updated_by_id: string | null
  }
  work_items: {
    workspace_id: string
    project_id: string
    id: string
    sequence_id: number
    name: string
    description_html: Generated<string>
    description_stripped: Generated<string>
    priority: Generated<'urgent' | 'high' | 'medium' | 'low' | 'none'>
    state_id: string
    state_group: 'backlog' | 'unstarted' | 'started' | 'completed' | 'cancelled' | 'triage'
    type_id: string | null
    is_epic: Generated<boolean>
    parent_id: string | null
    start_date: string | null
    target_date: string | null
    sort_order: number
    point: number | null
    is_draft: Generated<boolean>
    completed_at: Time | null
    archived_at: string | null
    last_activity_at: Generated<Time>
    external_source: string | null
    external_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
    estimate_point_id: string | null
    search: string
  }
  worklog_totals: {
    workspace_id: string | null
    project_id: string | null
    id: string | null
    duration: number | null
  }
  workspace_assets: {
    workspace_id: string
    id: string
    project_id: string | null
    name: string
    type: string
    size: number
    key: string
    is_uploaded: Generated<boolean>
    storage_metadata: Generated<Json>
    external_source: string | null
    external_id: string | null
    created_at: Generated<Time>
    updated_at: Generated<Time>
    created_by_id: string | null
    updated_by_id: string | null
  }
  workspace_counters: {
    workspace_id: string
    last_event: Generated<number>
  }
  workspace_member_records: {
    workspace_id: string | null
    id: string | null
    first_name: string | null
    last_name: string | null
    email: string | null
    avatar: string | null
    display_name: string | null
    is_bot: boolean | null
    role: number | null
    role_slug: string | null
    is_active: boolean | null
    created_at: Time | null
  }
  workspace_members: {
    workspace_id: string
    user_id: string
    role: number
    is_active: Generated<boolean>
    created_at: Generated<Time>
    updated_at: Generated<Time>
  }
  workspaces: {
    id: string
    name: string
    slug: string
    owner_id: string
    organization_size: string | null
    timezone: Generated<string>
    logo: string | null
    background_color: string
    project_grouping: Generated<boolean>
    initiatives: Generated<boolean>
    teams: Generated<boolean>
    customers: Generated<boolean>
    wiki: Generated<boolean>
    pi: Generated<boolean>
    created_at: Generated<Time>
    updated_at: Generated<Time>
    updated_by_id: string | null
  }
}
