import type { Config } from '@japa/runner/types'
import { spec } from '@japa/runner/reporters'
import { recordsReporter } from './records_reporter.ts'

const records = process.env.TEST_RECORDS

/** What people read, and beside it what the launcher counts by. */
export const reporters: Config['reporters'] = {
  activated: records ? ['spec', 'records'] : ['spec'],
  list: [spec(), ...(records ? [recordsReporter(records)] : [])],
}
