import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = { name: 'imports', endpoints }

export { FilesAbout } from './queries/files_about.ts'
