export { LOTTERIES, LOTTERY_PAGE } from './domain/lottery-address'
