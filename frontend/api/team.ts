import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import type { paths } from '#client/api'
import type { AnswerOf, BodyOf } from './calls.ts'
import { answerOf, api } from './client.ts'
import type { Part } from './in-bulk.ts'
import { TEAM_CHANGES } from './team-changes.ts'

type Call = paths['/team']['get']
export type TeamPage = NonNullable<Call['parameters']['query']>
export type TeamAnswer = AnswerOf<'/team'>
export type Member = TeamAnswer['data'][number]
export type TeamStanding = Member['standing']
type AssignBody = BodyOf<'/team/assignments', 'post'>
export type AssignFilter = NonNullable<AssignBody['filter']>
type ViewBody = BodyOf<'/team-views', 'post'>
export type TeamViewFilter = ViewBody['filter']
export type TeamColumn = NonNullable<TeamViewFilter['columns']>[number]

export const TEAM_STANDINGS = [
  'ACTIVE',
  'UPCOMING',
  'LEFT',
  'CONTACT',
] as const satisfies readonly TeamStanding[]
export const TEAM_SORTS = ['name', 'seniority'] as const
export type TeamSort = (typeof TEAM_SORTS)[number]
export const TEAM_COLUMNS = [
  'department',
  'nomFonction',
  'level',
  'location',
  'costCenter',
  'manager',
  'contract',
  'seniority',
  'employeeNumber',
  'gross',
  'cost',
] as const satisfies readonly TeamColumn[]

/** What names the people of the team, or where they stand in it. */
export const TEAM_LISTS: readonly QueryKey[] = [['team'], ['workers'], ['worker'], TEAM_CHANGES]

/** One page of who is in the team on a day. */
export const useTeam = (query: TeamPage) =>
  useQuery({
    queryKey: ['team', query],
    queryFn: ({ signal }) => answerOf(api.GET('/team', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })

/** The functions that people have on a day, to choose from. */
export const useTeamFunctions = (on?: string) =>
  useQuery({
    queryKey: ['team', 'functions', on],
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/team/functions', { params: { query: { on } }, signal }))).data,
    placeholderData: keepPreviousData,
  })

/** What is given to all who are chosen. */
export type Assignment =
  | { departmentId: string | null }
  | { contractLocationId: string | null }
  | { costCenterId: string | null }
  | { managerId: string | null }

/** One call of it, for a hundred people at most. */
export const assign = (part: Part<AssignFilter>, to: Assignment) =>
  answerOf(api.POST('/team/assignments', { body: { ...part, ...to } }))

export interface TeamView {
  id: string
  name: string
  filter: TeamViewFilter
}

const VIEWS = ['team-views']

/** The views of the team that one has saved, by name. */
export const useTeamViews = () =>
  useQuery({
    queryKey: VIEWS,
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/team-views', { signal }))).data as TeamView[],
  })

/** Saves a view; the same name again replaces it. */
export function useSaveTeamView() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Omit<TeamView, 'id'>) => answerOf(api.POST('/team-views', { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: VIEWS }),
  })
}

/** Forgets a view. */
export function useRemoveTeamView() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.DELETE('/team-views/{id}', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: VIEWS }),
  })
}
