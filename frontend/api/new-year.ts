import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LawPreset } from '#modules/compute/pure'
import type { AnswerOf } from './calls.ts'
import { answerOf, api } from './client.ts'

export type NewYear = AnswerOf<'/new-year'>
export type NewYearCommittee = NewYear['committees'][number]
export type NewYearPerson = NewYear['data'][number]

export interface NewYearAsked {
  preset?: LawPreset
  /** `BECP200:3.8;BECP302:3.9`: what is supposed of the index. */
  percents?: string
  page?: number
  perPage?: number
}

/** What the coming 1 January changes, and for whom. */
export const useNewYear = (asked: NewYearAsked) =>
  useQuery({
    queryKey: ['new-year', asked],
    queryFn: ({ signal }) => answerOf(api.GET('/new-year', { params: { query: asked }, signal })),
    placeholderData: keepPreviousData,
  })
