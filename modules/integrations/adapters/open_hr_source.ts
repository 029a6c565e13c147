import type { HrKey, HrSource, HrSystemName } from '../domain/hr_system.ts'
import { bamboohrSource } from './bamboohr/bamboohr_source.ts'
import { odooSource } from './odoo/odoo_source.ts'
import { officientSource } from './officient/officient_source.ts'
import { personioSource } from './personio/personio_source.ts'
import type { SourceSettings } from './shared/source_settings.ts'

const SOURCES: Record<HrSystemName, (key: HrKey, settings: SourceSettings) => HrSource> = {
  officient: officientSource,
  personio: personioSource,
  bamboohr: bamboohrSource,
  odoo: odooSource,
}

/** The people of a system, read with a key. Nothing is asked before the first call. */
export function openHrSource(system: HrSystemName, key: HrKey, settings: SourceSettings): HrSource {
  return SOURCES[system](key, settings)
}
