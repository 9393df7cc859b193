/** The number of a workspace's last event: while it is the same, so is everything in the workspace. */
export interface Version {
  workspaceId: string
  number: number
}

/** JSON from PostgreSQL, and the version that it is of where it depends on nothing else. */
export interface Versioned<Text extends string | Buffer = string | Buffer> {
  /** As bytes, in UTF-8, where it is long. */
  text: Text
  version?: Version | undefined
}
