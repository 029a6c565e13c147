import { modules } from '#backend/modules'

/** What clients call; where other services lead back to is not for them. */
export const endpoints = modules
  .flatMap((module) => module.endpoints ?? [])
  .filter(({ audience }) => audience !== 'front')
