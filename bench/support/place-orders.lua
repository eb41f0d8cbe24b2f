-- Each request places another order: the same body under a key of its own, by one customer after the other.
local threads = 0

local customers = {}
for customer in os.getenv("ORDER_CUSTOMERS"):gmatch("[^\n]+") do
  table.insert(customers, customer)
end

function setup(thread)
  thread:set("id", threads)
  threads = threads + 1
end

local placed = 0

function request()
  placed = placed + 1
  return wrk.format("POST", "/api/orders", {
    ["Content-Type"] = "application/json",
    ["Authorization"] = customers[placed % #customers + 1],
    ["Idempotency-Key"] = os.getenv("ORDER_RUN") .. "-" .. id .. "-" .. placed,
  }, os.getenv("ORDER_BODY"))
end
