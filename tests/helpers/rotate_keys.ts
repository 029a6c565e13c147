import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import encryption from '@adonisjs/core/services/encryption'
import { configProvider } from '@adonisjs/core'
import { EncryptionManager } from '@adonisjs/core/encryption'
import { encryptersOf } from '#config/encryption'
import { ringOf } from '#config/keys'

/** What an operator gives the command in its environment. */
export interface Keys {
  APP_KEY: string
  APP_KEYS_READ?: string
}

/** How the command ended and what it wrote. */
export interface Rotation {
  code: number
  said: string
}

/**
 * `node ace keys:rotate` with these keys, in this process: what is sealed and opened meanwhile is so by them. A process of
 * its own takes ten seconds of the processor to start.
 */
export async function rotateKeys({ APP_KEY, APP_KEYS_READ }: Keys): Promise<Rotation> {
  const config = await configProvider.resolve<any>(
    app,
    encryptersOf(ringOf(APP_KEY, APP_KEYS_READ))
  )
  const theirs = new EncryptionManager(config)
  const { use } = encryption
  encryption.use = theirs.use.bind(theirs) as typeof use
  ace.ui.switchMode('raw')
  try {
    const command = await ace.exec('keys:rotate', [])
    const said = command.logger.getLogs().map(({ message }) => message)
    return { code: command.exitCode ?? 0, said: said.join('\n') }
  } finally {
    encryption.use = use
    ace.ui.switchMode('normal')
  }
}
