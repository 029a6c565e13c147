import { keyRing } from '#config/keys'
import { defineConfig, drivers } from '@adonisjs/core/encryption'
import type { KeyPurpose, KeyRing } from '#modules/shared/keys/key_ring'

/** The name under which values were encrypted from the beginning; their key tells purposes apart. */
const ID = 'app'

/** One encrypter a purpose. The framework takes the default one for cookies and the CSRF token. */
export function encryptersOf(ring: KeyRing) {
  const encrypter = (purpose: KeyPurpose) =>
    drivers.aes256gcm({ id: ID, keys: ring.keysFor(purpose) })
  return defineConfig({
    default: 'cookies',
    list: {
      cookies: encrypter('cookies'),
      atRest: encrypter('at-rest'),
      google: encrypter('google'),
      signatures: encrypter('signatures'),
      workers: encrypter('workers'),
    },
  })
}

export default encryptersOf(keyRing)
