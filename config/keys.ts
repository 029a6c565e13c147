import env from '#backend/start/env'
import { KeyRing } from '#modules/shared/keys/key_ring'

/** `APP_KEY` writes; those of `APP_KEYS_READ`, separated by spaces, are read as well (docs/operators.md, Keys). */
const secrets = [env.get('APP_KEY'), env.get('APP_KEYS_READ')]
  .flatMap((secret) => secret?.release().split(' ') ?? [])
  .filter(Boolean)

/** Every key of the installation, by purpose. */
export const keyRing = new KeyRing(secrets)
