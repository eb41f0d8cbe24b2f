-- Each request places another order: the same body under a key of its own.
local threads = 0

function setup(thread)
  thread:set("id", threads)
  threads = threads + 1
end

local placed = 0

function request()
  placed = placed + 1
  return wrk.format("POST", "/api/orders", {
    ["Content-Type"] = "application/json",
    ["Authorization"] = os.getenv("ORDER_AUTHORIZATION"),
    ["Idempotency-Key"] = os.getenv("ORDER_RUN") .. "-" .. id .. "-" .. placed,
  }, os.getenv("ORDER_BODY"))
end
