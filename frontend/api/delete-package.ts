import { answerOf, api } from './client.ts'

/** Deletes a package; goes through even when the page is being closed. */
export const deletePackage = (id: string) =>
  answerOf(api.DELETE('/packages/{id}', { params: { path: { id } }, keepalive: true }))
