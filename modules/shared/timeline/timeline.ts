import { ofSubject, type Subject } from '#modules/shared/subjects/subject'
import TimelineEvent from './timeline_event.ts'

/** A subject's timeline; ids are in the order in which its lines were written. */
export function timelineOf(subject: Subject, order: 'asc' | 'desc' = 'asc') {
  return TimelineEvent.query().where(ofSubject(subject)).orderBy('id', order)
}

/** What happened to a subject of these kinds, the last first. */
export function latestOf(subject: Subject, kinds: readonly string[]) {
  return TimelineEvent.query()
    .where(ofSubject(subject))
    .whereIn('kind', [...kinds])
    .orderBy('at', 'desc')
}
