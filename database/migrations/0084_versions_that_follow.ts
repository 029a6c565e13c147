import { BaseSchema } from '@adonisjs/lucid/schema'
import { contractFacts } from '#database/team_change_functions'

/** What a version brings does not end where the next one begins: versions that come with all their days say so too. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(contractFacts({ lookAhead: true }))
  }

  async down() {
    this.schema.raw(contractFacts({ lookAhead: false }))
  }
}
