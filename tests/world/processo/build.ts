import { execFileSync } from 'node:child_process'

/** Builds these sources unless the build is current: the tests run the same build as `npm start`. */
export default function setup(): void {
  execFileSync(
    process.execPath,
    ['-e', "import('./bin/bootstrap.mjs').then(b => b.bootstrap({ build: true }))"],
    {
      stdio: 'inherit',
    },
  )
}
