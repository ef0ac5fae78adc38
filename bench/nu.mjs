import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A bare node:http server in a process of its own: answers every request with what it has read from standard input. */
const bytes = await buffer(process.stdin)
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'gzip' }
const server = createServer((_, response) => response.writeHead(200, headers).end(bytes))
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
