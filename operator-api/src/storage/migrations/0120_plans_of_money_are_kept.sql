-- Lists come in as one value, whose length the planner cannot see: it would plan every call anew, which takes longer than
-- placing one bet. One plan by the indexes serves one bet and a whole chunk.
ALTER FUNCTION place_bets(jsonb) SET plan_cache_mode = force_generic_plan;
ALTER FUNCTION accept_bets(bigint[], bigint) SET plan_cache_mode = force_generic_plan;
ALTER FUNCTION reject_bets(jsonb, bigint) SET plan_cache_mode = force_generic_plan;
ALTER FUNCTION settle_bets(jsonb, bigint, text) SET plan_cache_mode = force_generic_plan;
ALTER FUNCTION post_transfer(text, text, bytea, text, text, bigint, jsonb) SET plan_cache_mode = force_generic_plan;
