-- Each request places another order: the same body under a key of its own, by one customer after the other. Each
-- customer has a number of their own.
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

local number = tonumber(os.getenv("ORDER_WHATSAPP"))
local bodies = {}
for customer = 1, #customers do
  local own = string.format("%d", number + customer)
  table.insert(bodies, (os.getenv("ORDER_BODY"):gsub(os.getenv("ORDER_WHATSAPP"), own)))
end

function request()
  placed = placed + 1
  local customer = placed % #customers + 1
  return wrk.format("POST", "/api/orders", {
    ["Content-Type"] = "application/json",
    ["Authorization"] = customers[customer],
    ["Idempotency-Key"] = os.getenv("ORDER_RUN") .. "-" .. id .. "-" .. placed,
  }, bodies[customer])
end
