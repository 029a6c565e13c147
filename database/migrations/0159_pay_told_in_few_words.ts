import { BaseSchema } from '@adonisjs/lucid/schema'
import { putOtherWords } from '#database/function_words'

/**
 * Where a version of an index differs from the one before by pay alone, what it brings is at most two facts, which are looked at
 * as they are (ADR 99): a query of each version that listed them, and one more for the kinds of what mostly is one fact, took half
 * of telling them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(putOtherWords('tell_indexed', [KINDS, ONE_KIND], [LISTED, LOOKED_AT]))
  }

  async down() {
    this.schema.raw(putOtherWords('tell_indexed', [ONE_KIND, KINDS], [LOOKED_AT, LISTED]))
  }
}

/** The kinds of facts (0128). */
const KINDS = `array(select distinct fact ->> 'kind' from jsonb_array_elements(told.facts) fact order by 1)`
const ONE_KIND = `case jsonb_array_length(told.facts) when 1 then array[told.facts -> 0 ->> 'kind']
            else ${KINDS} end`

/** The facts of two packages that differ by pay alone (0128). */
const LISTED = `(
                select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'field', field,
                  'before', said_value(b.package -> field), 'after', said_value(a.package -> field)) order by field), '[]')
                from (values ('PAY', 'salaireBrut'), ('BENEFITS', 'salaireBrutHoraire')) pay (kind, field)
                where said_value(b.package -> field) is distinct from said_value(a.package -> field))`
const LOOKED_AT = `${fact('PAY', 'salaireBrut')}
                || ${fact('BENEFITS', 'salaireBrutHoraire')}`

/** A fact in a list, which is empty where nothing differs. */
function fact(kind: string, field: string): string {
  const [before, after] = ['b', 'a'].map((row) => `said_value(${row}.package -> '${field}')`)
  return `case when ${before} is distinct from ${after} then jsonb_build_array(jsonb_build_object(
                  'kind', '${kind}', 'field', '${field}', 'before', ${before}, 'after', ${after})) else '[]' end`
}
