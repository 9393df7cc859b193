/** The number of a workspace's last event: while it is the same, so is everything in the workspace. */
export interface Version {
  workspaceId: string
  number: number
}

/** JSON from PostgreSQL, and the version that it is of where it depends on nothing else. */
export interface Versioned {
  text: string
  version?: Version | undefined
}
