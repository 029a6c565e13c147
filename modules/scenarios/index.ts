import type { Manifest } from '#modules/shared/http/endpoint'

export const manifest: Manifest = { name: 'scenarios' }
