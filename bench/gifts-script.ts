/** For wrk: every request is another gift, with the key that a browser would have made for it. */
export const GIFTS = `
local n = 0
local run = string.format("%08x", os.time())
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"
request = function()
  n = n + 1
  return wrk.format(nil, nil, nil, string.format(
    "firstname=Anita+Sample&email=a%d%%40example.org&phone=9000000001&amount=500&productinfo=Tithe&submission=%s%024x",
    n, run, n))
end
`
