import { execFileSync } from 'node:child_process'

/** What the tests run is what `npm start` runs: the build of these sources. */
export default function setup(): void {
  execFileSync(
    process.execPath,
    ['-e', "import('./bin/bootstrap.mjs').then(b => b.bootstrap({ build: true }))"],
    {
      stdio: 'inherit',
    },
  )
}
