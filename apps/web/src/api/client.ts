import { createClient } from 'waypost-client'

/** The API of the server that served this page; the session cookie says who asks. */
export const api = createClient({ baseUrl: '/api/v1' })
