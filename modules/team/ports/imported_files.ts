import type { Scope } from '#modules/shared/tenancy/scope'

/** A file that was taken in and is still kept, sealed. */
export interface ImportedFile {
  file_name: string
  taken_in_at: string
  kept_until: string
}

/** Answered by the module that keeps the files: this module comes before it. */
export abstract class ImportedFiles {
  /** The files by which something of a person was written. */
  abstract about(scope: Scope, workerId: string): Promise<ImportedFile[]>
}
