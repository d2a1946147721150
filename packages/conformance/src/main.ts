#!/usr/bin/env node
import { runCommand } from './command'

process.exitCode = await runCommand(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`))
