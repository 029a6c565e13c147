import { DepartmentSchema } from '#database/schema'

/** A part of the company; its managers see its workers. */
export default class Department extends DepartmentSchema {}
