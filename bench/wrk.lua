-- Sends the requests of a file in turn, and prints what came of it as JSON. The file's lines: method, path, body.
local requests = {}
local at = 0

function init(args)
  local headers = { ["X-API-Key"] = os.getenv("BENCH_KEY"), ["Content-Type"] = "application/json" }
  for line in io.lines(os.getenv("BENCH_REQUESTS")) do
    local method, path, body = line:match("^(%S+) (%S+) ?(.*)$")
    requests[#requests + 1] = wrk.format(method, path, headers, body ~= "" and body or nil)
  end
end

function request()
  at = at % #requests + 1
  return requests[at]
end

-- A load that leaves the machine some air: each connection waits this long between two requests.
local pause = tonumber(os.getenv("BENCH_PAUSE") or "")
if pause then
  function delay()
    return pause
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\nJSON {"perSecond":%.2f,"mean":%.4f,"p50":%.4f,"p99":%.4f,"requests":%d,"failed":%d}\n',
    summary.requests / summary.duration * 1e6, latency.mean / 1000, latency:percentile(50) / 1000,
    latency:percentile(99) / 1000, summary.requests,
    errors.status + errors.connect + errors.read + errors.write + errors.timeout))
end
