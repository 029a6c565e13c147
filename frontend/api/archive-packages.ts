import { answerOf, api } from './client.ts'
import type { Part } from './in-bulk.ts'
import type { PackageFilter } from './list-packages.ts'

/** Puts packages aside or back; answers the ids that moved. */
export const archivePackages = (part: Part<PackageFilter>, archived: boolean) =>
  answerOf(api.POST(archived ? '/packages/archive' : '/packages/archive/false', { body: part }))
