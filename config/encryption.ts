import { keyRing } from '#config/keys'
import { defineConfig, drivers } from '@adonisjs/core/encryption'
import type { KeyPurpose } from '#modules/shared/keys/key_ring'

/** The name under which values were encrypted from the beginning; their key tells purposes apart. */
const ID = 'app'

const encrypter = (purpose: KeyPurpose) =>
  drivers.aes256gcm({ id: ID, keys: keyRing.keysFor(purpose) })

/** One encrypter a purpose. The framework takes the default one for cookies and the CSRF token. */
export default defineConfig({
  default: 'cookies',
  list: {
    cookies: encrypter('cookies'),
    atRest: encrypter('at-rest'),
    google: encrypter('google'),
    signatures: encrypter('signatures'),
    workers: encrypter('workers'),
  },
})
