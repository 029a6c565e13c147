import env from '#backend/start/env'
import { KeyRing } from '#modules/shared/keys/key_ring'

/** `APP_KEY` writes; those of `APP_KEYS_READ`, separated by spaces, are read as well (docs/operators.md, Keys). */
export const ringOf = (key: string | undefined, keysRead: string | undefined): KeyRing =>
  new KeyRing([key, keysRead].flatMap((secrets) => secrets?.split(' ') ?? []).filter(Boolean))

/** Every key of the installation, by purpose. */
export const keyRing = ringOf(env.get('APP_KEY')?.release(), env.get('APP_KEYS_READ')?.release())
