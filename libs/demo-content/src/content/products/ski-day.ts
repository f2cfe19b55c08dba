import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';

export const skiDay = trip({
  prod_id: 'P000013',
  prod_type: 'CG002',
  prod_category: '05',
  origin_price: 119_000,
  inventory_cnt: 44,
  departureInDays: 21,
  season: { from: '12-10', to: '02-25' },
  place: PLACES.yongpyong,
  opt_codes: ['OPT010', 'OPT011', 'OPT012', 'OPT016'],
  related: ['P000034', 'P000015', 'P000011'],
  texts: {
    KOR: {
      title: '용평 스키 당일: 처음 신는 스키도 괜찮습니다',
      subtitle: '새벽에 떠나 저녁에 돌아오는 눈의 하루.',
      intro:
        '눈을 처음 보는 사람도, 상급 코스를 찾는 사람도 한 버스에 탑니다. 초보는 넘어지는 법부터 배우고, 탈 줄 아는 사람은 곤돌라로 발왕산 정상까지 올라갑니다. 스키가 싫다면 썰매와 따뜻한 어묵이 있습니다.',
      schedule: [
        ['06:00', '서울 출발, 버스에서 장비 신청'],
        ['09:00', '용평 도착, 장비 맞추기'],
        ['10:00', '오전 스키 또는 강습'],
        ['12:30', '점심시간 (식당은 각자 선택)'],
        ['13:30', '오후 스키 또는 눈썰매'],
        ['16:30', '출발, 19:30 서울 도착'],
      ],
      included: ['왕복 버스', '오전·오후 리프트권', '인솔자'],
      excluded: ['장비와 스키복 (선택)', '강습 (선택)', '점심'],
      meeting: '홍대입구역 8번 출구 또는 동대문역사문화공원역 10번 출구. 확인 메일에 답장으로 알려 주세요.',
      notes: [
        '장갑과 고글은 챙겨 오세요.',
        '눈이 부족하거나 폭설로 통제되면 전액 환불합니다.',
        '어린이는 헬멧을 꼭 씁니다.',
      ],
    },
    ENG: {
      title: 'A ski day at Yongpyong: first-timers welcome',
      subtitle: 'Leave before dawn, back for a late dinner, snow in between.',
      intro:
        'People who have never seen snow and people who want black runs ride in the same coach. Beginners learn how to fall first; those who can ski take the gondola to the top of Mt Balwang. And if skis are not your thing there are sledges and hot fish cakes.',
      schedule: [
        ['06:00', 'Leave Seoul; order equipment on the coach'],
        ['09:00', 'Yongpyong, fitting'],
        ['10:00', 'Skiing or lesson'],
        ['12:30', 'Lunch break, choose your own restaurant'],
        ['13:30', 'Skiing or sledging'],
        ['16:30', 'Departure, Seoul at 19:30'],
      ],
      included: ['Coach', 'Lift pass for the day', 'Tour leader'],
      excluded: ['Equipment and clothing (optional)', 'Lesson (optional)', 'Lunch'],
      meeting:
        'Hongik University Station exit 8 or Dongdaemun History & Culture Park Station exit 10; tell us which by replying to the confirmation email.',
      notes: [
        'Bring gloves and goggles.',
        'Full refund if there is too little snow or the road is closed by too much of it.',
        'Helmets are a must for children.',
      ],
    },
    CHN: {
      title: '龙平滑雪一日：第一次穿雪板也没关系',
      subtitle: '清晨出发，晚上回来，中间全是雪。',
      intro:
        '第一次看雪的人和专找高级道的人坐同一辆巴士。新手先学怎么摔倒，会滑的人乘缆车直上发旺山顶。不想滑雪？还有雪橇和热腾腾的鱼饼。',
      schedule: [
        ['06:00', '首尔出发，车上登记雪具'],
        ['09:00', '抵达龙平，试穿雪具'],
        ['10:00', '上午滑雪或上课'],
        ['12:30', '午餐时间（餐厅自选）'],
        ['13:30', '下午滑雪或玩雪橇'],
        ['16:30', '返程，19:30抵达首尔'],
      ],
      included: ['往返巴士', '全天缆车票', '领队'],
      excluded: ['雪具与雪服（可选）', '课程（可选）', '午餐'],
      meeting: '弘大入口站8号出口或东大门历史文化公园站10号出口，请回复确认邮件告知。',
      notes: ['请自备手套和雪镜。', '雪量不足或暴雪封路时全额退款。', '儿童必须戴头盔。'],
    },
    JPN: {
      title: '龍平スキー日帰り：初めてのスキーも大歓迎',
      subtitle: '夜明け前に出て夜に戻る、雪の一日。',
      intro:
        '雪を見るのが初めての人も、上級コースが目当ての人も同じバスで。初心者は転び方から習い、滑れる人はゴンドラで発旺山の頂へ。スキーが苦手なら、そりと熱々のおでんが待っています。',
      schedule: [
        ['6:00', 'ソウル出発、車内で用具の申し込み'],
        ['9:00', '龍平着、用具合わせ'],
        ['10:00', '午前のスキーまたはレッスン'],
        ['12:30', '昼休み（お店はご自由に）'],
        ['13:30', '午後のスキーまたはそり遊び'],
        ['16:30', '出発、19:30ソウル着'],
      ],
      included: ['往復バス', '1日リフト券', '添乗員'],
      excluded: ['用具とウェア（オプション）', 'レッスン（オプション）', '昼食'],
      meeting:
        '弘大入口駅8番出口、または東大門歴史文化公園駅10番出口。確認メールへの返信でお知らせください。',
      notes: [
        '手袋とゴーグルをお持ちください。',
        '雪不足や大雪による通行止めの場合は全額返金します。',
        'お子さまはヘルメット必須です。',
      ],
    },
    VTN: {
      title: 'Trượt tuyết Yongpyong trong ngày: lần đầu cũng không sao',
      subtitle: 'Đi từ tờ mờ sáng, tối về, ở giữa toàn là tuyết.',
      intro:
        'Người lần đầu thấy tuyết và người tìm đường trượt khó ngồi chung một xe. Người mới học cách ngã trước, người đã biết đi cáp treo lên đỉnh Balwang. Không thích trượt thì có xe trượt phao và chả cá nóng hổi.',
      schedule: [
        ['06:00', 'Rời Seoul, đăng ký đồ thuê trên xe'],
        ['09:00', 'Đến Yongpyong, thử đồ'],
        ['10:00', 'Trượt tuyết hoặc học buổi sáng'],
        ['12:30', 'Nghỉ trưa (tự chọn quán)'],
        ['13:30', 'Trượt tuyết hoặc trượt phao'],
        ['16:30', 'Khởi hành, 19:30 về Seoul'],
      ],
      included: ['Xe khứ hồi', 'Vé lift cả ngày', 'Trưởng đoàn'],
      excluded: ['Ván và quần áo (tùy chọn)', 'Lớp học (tùy chọn)', 'Bữa trưa'],
      meeting:
        'Cửa 8 ga Hongik University hoặc cửa 10 ga Dongdaemun History & Culture Park, trả lời email xác nhận để chọn.',
      notes: [
        'Nhớ mang găng tay và kính.',
        'Thiếu tuyết hoặc đường bị chặn do bão tuyết được hoàn tiền toàn bộ.',
        'Trẻ em bắt buộc đội mũ bảo hiểm.',
      ],
    },
  },
});
