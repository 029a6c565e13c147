import { WorkerFormSettingSchema } from '#database/schema'

/** What a company settles for the form in which workers tell their own details. */
export default class WorkerFormSetting extends WorkerFormSettingSchema {}
