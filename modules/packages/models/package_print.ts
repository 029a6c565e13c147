import { column } from '@adonisjs/lucid/orm'
import { PackagePrintSchema } from '#database/schema'

/** One PDF copy of a package: asked for, rendered by the queue, kept as a file. */
export default class PackagePrint extends PackagePrintSchema {
  @column() declare status: 'waiting' | 'ready' | 'failed'
}
