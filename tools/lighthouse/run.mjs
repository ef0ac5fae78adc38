import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

/**
 * Measures one page as a phone on a simulated slow 4G and prints what the product's goals ask for, as JSON.
 * Arguments: the address, the browser's program, its flags as a JSON array.
 */
const [url, chromePath, flags] = process.argv.slice(2)
const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...JSON.parse(flags)] })
try {
  const { lhr } = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' })
  const score = category => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  const value = audit => lhr.audits[audit]?.numericValue ?? Number.NaN
  console.log(
    JSON.stringify({
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcpMs: value('largest-contentful-paint'),
      fcpMs: value('first-contentful-paint'),
      tbtMs: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      failed: Object.values(lhr.audits)
        .filter(({ score: s, scoreDisplayMode }) => scoreDisplayMode === 'binary' && s === 0)
        .map(({ id }) => id),
    }),
  )
} finally {
  chrome.kill()
}
