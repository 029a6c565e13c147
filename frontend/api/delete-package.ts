import { request } from './request.ts'

/** Deletes a package. */
export const deletePackage = (id: string) => request<void>('DELETE', `packages/${id}`)
