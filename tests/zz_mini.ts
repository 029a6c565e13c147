import { configure, processCLIArgs, run } from '@japa/runner'
import { assert } from '@japa/assert'
configure({ files: process.argv.slice(2), plugins: [assert()], timeout: 120000 })
run()
