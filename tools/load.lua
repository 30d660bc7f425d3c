-- For wrk: asks for the addresses in WRK_ADDRESSES in turn, and tells the outcome as one line of JSON.

local addresses = {}
for address in os.getenv("WRK_ADDRESSES"):gmatch("%S+") do
  addresses[#addresses + 1] = address
end

local headers = { ["Accept-Encoding"] = "gzip, deflate, br" }
local count = 0

function request()
  count = count + 1
  return wrk.format("GET", addresses[count % #addresses + 1], headers)
end

function done(summary, latency)
  local errors = summary.errors
  print(string.format(
    '{"requests":%d,"seconds":%f,"bytes":%d,"median":%f,"slow":%f,"failed":%d,"refused":%d}',
    summary.requests,
    summary.duration / 1e6,
    summary.bytes,
    latency:percentile(50) / 1000,
    latency:percentile(99) / 1000,
    errors.connect + errors.read + errors.write + errors.timeout,
    errors.status
  ))
end
