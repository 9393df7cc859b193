import type { InjectOptions } from 'fastify'
import { checkResponse } from './check-response.js'
import type { Answer, TestApp } from './start.js'

export interface Browser {
  /** `path` is the whole path, such as /api/auth/sign-in. */
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
  /** As the Cookie header has them. */
  cookies: () => string
}

/** What a browser does on its own: it keeps cookies, and says that a page of the same server asks. */
export function openBrowser({ app }: TestApp, own: Record<string, string> = {}): Browser {
  const jar = new Map<string, string>()
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) jar.delete(name)
    else jar.set(name, value)
  }

  return {
    cookies,
    async call(method, path, body, headers = {}) {
      const request: InjectOptions = {
        method,
        url: path,
        // An empty header stands for one that is not sent.
        headers: Object.fromEntries(
          Object.entries({
            'sec-fetch-site': 'same-origin',
            cookie: cookies(),
            'content-type': body === undefined ? '' : 'application/json',
            ...own,
            ...headers,
          }).filter(([, value]) => value !== ''),
        ),
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      }
      const response = await app.inject(request)
      for (const line of [response.headers['set-cookie'] ?? []].flat()) keep(line)
      const answer: Answer = {
        status: response.statusCode,
        headers: response.headers as Record<string, string>,
        text: response.body,
        bytes: response.rawPayload,
        body: /json/.test(String(response.headers['content-type'])) ? JSON.parse(response.body) : undefined,
      }
      // As the OpenAPI document has it, without the server's part.
      checkResponse(method, path.replace(/^\/api(\/v1)?/, ''), answer)
      return answer
    },
  }
}
