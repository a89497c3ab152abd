const errors = {
  'bad-client': [401, 8001, 'The app’s client credentials are not valid.'],
  'bad-token': [401, 8003, 'You must provide a valid authenticated access token.'],
  'no-page': [404, 5000, 'The requested page couldn’t be found.'],
  'no-video': [404, 5000, 'The requested video couldn’t be found.'],
  'no-folder': [404, 5000, 'The requested folder couldn’t be found.'],
  'no-user': [404, 5000, 'The requested user couldn’t be found.'],
  'no-tag': [404, 5000, 'The requested tag couldn’t be found.'],
  'invalid-input': [400, 2204, 'The parameters passed to the API are not valid.'],
  'unknown-version': [400, 2204, 'This version of the API is not available.'],
} as const

export function vimeoError(name: keyof typeof errors): Response {
  const [status, error_code, error] = errors[name]
  return vimeoJson({ error, link: null, developer_message: error, error_code }, status)
}

/** Vimeo names its own content type, which is JSON without being called `application/json`. */
export function vimeoJson(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/vnd.vimeo.*+json;version=3.4' },
  })
}
