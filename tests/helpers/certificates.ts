import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A certificate with its key, as files and as they are read. */
export interface Certificate {
  certFile: string
  keyFile: string
  cert: Buffer
  key: Buffer
}

/** An authority of this test alone, and what it signed for `127.0.0.1`; gone with `remove`. */
export class Authority {
  readonly folder = mkdtempSync(join(tmpdir(), 'barema-tls-'))
  readonly ca: Certificate

  constructor() {
    this.ca = this.#made('ca', [
      ...['req', '-x509', '-subj', '/CN=An authority of a test', '-days', '1'],
      ...['-addext', 'basicConstraints=critical,CA:TRUE'],
    ])
  }

  /** Signs a certificate for a server on this machine, or for a client. */
  sign(name: string, address = 'IP:127.0.0.1,DNS:localhost'): Certificate {
    const at = (file: string) => join(this.folder, file)
    writeFileSync(at(`${name}.ext`), `subjectAltName=${address}\n`)
    this.#openssl([
      ...['req', '-subj', `/CN=${name}`, '-out', at(`${name}.csr`)],
      ...this.#newKey(name),
    ])
    this.#openssl([
      ...['x509', '-req', '-in', at(`${name}.csr`), '-days', '1', '-CAcreateserial'],
      ...['-CA', this.ca.certFile, '-CAkey', this.ca.keyFile],
      ...['-extfile', at(`${name}.ext`), '-out', at(`${name}.pem`)],
    ])
    return this.#read(name)
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  #made(name: string, args: string[]): Certificate {
    this.#openssl([...args, '-out', join(this.folder, `${name}.pem`), ...this.#newKey(name)])
    return this.#read(name)
  }

  #newKey(name: string): string[] {
    // Of a curve: a key of RSA takes a hundred times as long to make.
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256']
    return [...curve, '-nodes', '-keyout', join(this.folder, `${name}.key`)]
  }

  #openssl(args: string[]): void {
    execFileSync('openssl', args, { stdio: 'pipe' })
  }

  #read(name: string): Certificate {
    const [certFile, keyFile] = [join(this.folder, `${name}.pem`), join(this.folder, `${name}.key`)]
    return { certFile, keyFile, cert: readFileSync(certFile), key: readFileSync(keyFile) }
  }
}
