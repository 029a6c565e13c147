import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole } from '#config/database'
import { forgetPeople } from '#database/forget_people'

/**
 * What is kept of people who left ends too (ADR 59). As the owner of the tables, because what happened to a person can be
 * removed by nobody else; row-level security is forced, so that it sees the one company that is set.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${forgetPeople()}
      revoke execute on function forget_people(interval, interval, boolean) from public;
      grant execute on function forget_people(interval, interval, boolean) to ${appRole};
    `)
  }

  async down() {
    this.schema.raw('drop function forget_people(interval, interval, boolean)')
  }
}
