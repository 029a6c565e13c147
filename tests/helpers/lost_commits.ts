import db from '@adonisjs/lucid/services/db'
import TenantMiddleware from '#backend/http/middleware/tenant_middleware'

/** Ends the transaction's connection from another one, as a database that is killed does. */
export async function cutOff(trx: { rawQuery: (sql: string) => PromiseLike<any> }) {
  const { rows } = await trx.rawQuery('select pg_backend_pid() as pid')
  await db.rawQuery('select pg_terminate_backend(?)', [rows[0].pid])
}

/**
 * Cuts the transaction of every call off once its work is done, before it commits.
 * @returns what puts an end to it
 */
export function loseCommits(): () => void {
  const handle = TenantMiddleware.prototype.handle
  TenantMiddleware.prototype.handle = function (ctx, next) {
    return handle.call(this, ctx, async () => {
      await next()
      await cutOff(ctx.scope.trx)
    })
  }
  return () => void (TenantMiddleware.prototype.handle = handle)
}
