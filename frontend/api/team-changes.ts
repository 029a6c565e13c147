import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { paths } from '#client/api'
import type { AnswerOf } from './calls.ts'
import { answerOf, api } from './client.ts'

type Call = paths['/team-changes']['get']
export type TeamChange = AnswerOf<'/team-changes'>['data'][number]
export type TeamChangePage = NonNullable<Call['parameters']['query']>
export type ChangeFact = TeamChange['facts'][number]
export type ChangeKind = ChangeFact['kind']
export type ChangeSource = TeamChange['source']

export const CHANGE_KINDS = [
  'START',
  'LEAVE',
  'PAY',
  'BENEFITS',
  'ELEMENT',
  'HOURS',
  'FUNCTION',
  'PLACE',
  'PERSON',
  'FAMILY',
  'DETAILS',
] as const satisfies readonly ChangeKind[]
export const CHANGE_SOURCES = [
  'PERSON',
  'WORKER',
  'IMPORT',
  'SYNCHRONISATION',
  'INDEX',
] as const satisfies readonly ChangeSource[]

export const TEAM_CHANGES = ['team-changes']

/** One page of what changed in the team, the newest first. */
export const useTeamChanges = (filter: TeamChangePage) =>
  useQuery({
    queryKey: [...TEAM_CHANGES, filter],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/team-changes', { params: { query: filter }, signal })),
    placeholderData: keepPreviousData,
  })
