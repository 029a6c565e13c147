import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/core/hash'
import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import { Argon2id } from '#modules/shared/identity/argon2id'

/** What passwords were hashed with until November 2026: they still open, and are hashed anew at the next sign-in. */
const earlier = new Scrypt({
  cost: 16384,
  blockSize: 8,
  parallelization: 1,
  maxMemory: 33554432,
})

const hashConfig = defineConfig({
  default: 'argon2id',
  list: {
    // OWASP's line of 19 MiB; tests sign in hundreds of times and use the smallest there is.
    argon2id: () =>
      new Argon2id(app.inTest ? { memory: 8, passes: 1 } : { memory: 19_456, passes: 2 }, earlier),
  },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
