/** One of so many parts of a long piece of work: all that is about one person is in the same part. */
export interface Lane {
  /** 0 is the first. */
  nth: number
  of: number
}

/**
 * Whether a column of ids is of a lane, with `:lane` and `:lanes` to be bound. Ids begin with the time: chance is at their end.
 * A comparison would be taken for one that hardly any row meets, and a slice for more than all of them: by this PostgreSQL
 * expects every second row, and reads in the order that is asked for.
 */
export function laneSql(column: string): string {
  return `case get_byte(uuid_send(${column}), 15) % :lanes when :lane then true else false end`
}

/** What `laneSql` is bound with; without a lane it is all of the work. */
export function laneBindings({ nth, of }: Lane = { nth: 0, of: 1 }) {
  return { lane: nth, lanes: of }
}
