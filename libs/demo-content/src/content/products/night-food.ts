import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';

export const nightFood = trip({
  prod_id: 'P000014',
  prod_type: 'CG002',
  prod_category: '06',
  progress_yn: 'D',
  origin_price: 78_000,
  inventory_cnt: 2,
  departureInDays: 2,
  place: PLACES.gwangjang,
  opt_codes: ['OPT017', 'OPT007'],
  related: ['P000009', 'P000018', 'P000010'],
  texts: {
    KOR: {
      title: '광장시장과 을지로 밤 먹거리 산책',
      subtitle: '빈대떡 한 접시에서 골목 끝 노포까지, 여섯 가지 맛.',
      intro:
        '광장시장은 1905년에 문을 연 서울의 오래된 상설 시장입니다. 맷돌에 간 녹두가 기름에서 지글거리는 소리를 따라 들어가, 줄이 긴 집보다 주인장이 오래 선 집에 앉습니다. 배가 차오르면 을지로 인쇄 골목을 걸으며 소화를 시킵니다.',
      schedule: [
        ['18:00', '시장 입구에서 만나 먹는 순서 정하기'],
        ['18:20', '빈대떡, 꼬마김밥, 떡볶이'],
        ['19:00', '육회 또는 불고기 (고르기)'],
        ['19:50', '청계천을 따라 을지로로 걷기'],
        ['20:20', '노포에서 골뱅이무침과 음료 한 잔'],
        ['21:10', '꽈배기 하나 들고 마무리'],
      ],
      included: ['여섯 가지 음식', '음료 한 잔', '현지 안내자'],
      excluded: ['추가 주문', '귀가 교통'],
      meeting: '종로5가역 8번 출구, 17:55.',
      notes: [
        '못 드시는 재료는 확인 메일에 답장으로 알려 주세요.',
        '술은 한국의 법정 음주 연령에 이른 분께만 드립니다.',
        '좁은 자리에 함께 앉습니다. 큰 가방은 숙소에 두고 오세요.',
      ],
    },
    ENG: {
      title: 'Gwangjang Market and Euljiro: an evening of eating',
      subtitle: 'From mung-bean pancakes to the last old bar in the lane, six tastes.',
      intro:
        'Gwangjang opened in 1905 and is one of the oldest permanent markets of Seoul. We follow the hiss of pancakes and sit not where the queue is longest but where the cook has stood longest. When you are full we walk it off through the printers’ lanes of Euljiro.',
      schedule: [
        ['18:00', 'Meet at the gate and agree on the order of eating'],
        ['18:20', 'Mung-bean pancake, bite-size gimbap and tteokbokki'],
        ['19:00', 'Beef tartare or bulgogi, as you like'],
        ['19:50', 'Along Cheonggyecheon to Euljiro'],
        ['20:20', 'Spicy whelk salad and one drink in an old bar'],
        ['21:10', 'A twisted doughnut for the way home'],
      ],
      included: ['Six dishes', 'One drink', 'Local guide'],
      excluded: ['Further orders', 'Transport home'],
      meeting: 'Exit 8 of Jongno 5-ga Station, 17:55.',
      notes: [
        'Reply to the confirmation email to tell us what you cannot eat.',
        'Alcohol only for those of legal age in Korea.',
        'Seats are tight: leave big bags at the hotel.',
      ],
    },
    CHN: {
      title: '广藏市场与乙支路：夜晚的美食散步',
      subtitle: '从一盘绿豆煎饼到巷尾老店，六种滋味。',
      intro:
        '广藏市场1905年开市，是首尔历史最久的常设市场之一。循着绿豆煎饼下锅的滋滋声走进去，不挑队伍最长的，只坐老板守得最久的那一家。吃饱了，就沿着乙支路的印刷巷散步消食。',
      schedule: [
        ['18:00', '市场入口集合，商量吃的顺序'],
        ['18:20', '绿豆煎饼、迷你紫菜包饭与辣炒年糕'],
        ['19:00', '生拌牛肉或烤牛肉（任选）'],
        ['19:50', '沿清溪川步行至乙支路'],
        ['20:20', '老店里的凉拌海螺与一杯饮料'],
        ['21:10', '来根麻花，圆满收尾'],
      ],
      included: ['六种食物', '饮料一杯', '本地向导'],
      excluded: ['额外点单', '返程交通'],
      meeting: '17:55，钟路5街站8号出口。',
      notes: [
        '有忌口请回复确认邮件告知。',
        '酒类仅提供给达到韩国法定年龄的客人。',
        '座位较挤，大包请留在酒店。',
      ],
    },
    JPN: {
      title: '広蔵市場と乙支路、夜の食べ歩き',
      subtitle: '緑豆チヂミから路地裏の老舗まで、6つの味。',
      intro:
        '1905年開場の広蔵市場は、ソウルで最も古い常設市場の一つ。緑豆チヂミの焼ける音を頼りに入り、行列の長い店より、店主が長く立ち続けてきた店に座ります。お腹がいっぱいになったら乙支路の印刷横丁を歩いて腹ごなし。',
      schedule: [
        ['18:00', '市場入口で待ち合わせ、食べる順番を相談'],
        ['18:20', '緑豆チヂミ、ミニキンパ、トッポッキ'],
        ['19:00', 'ユッケまたはプルコギ（お好みで）'],
        ['19:50', '清渓川沿いを乙支路へ'],
        ['20:20', '老舗でつぶ貝の和え物と一杯'],
        ['21:10', 'ねじりドーナツを片手に解散'],
      ],
      included: ['料理6品', 'ドリンク1杯', '現地ガイド'],
      excluded: ['追加注文', 'お帰りの交通費'],
      meeting: '17:55、鍾路5街駅8番出口。',
      notes: [
        '召し上がれない食材は確認メールへの返信でお知らせください。',
        'お酒は韓国の法定年齢に達した方のみ。',
        '席が狭いので大きな荷物はホテルへ。',
      ],
    },
    VTN: {
      title: 'Chợ Gwangjang và Euljiro: buổi tối dạo ăn',
      subtitle: 'Từ đĩa bánh đậu xanh rán đến quán lâu đời cuối hẻm, sáu hương vị.',
      intro:
        'Chợ Gwangjang mở năm 1905, là một trong những khu chợ cố định lâu đời nhất Seoul. Bạn đi theo tiếng xèo xèo của bánh đậu xanh rán và ngồi không phải ở quán xếp hàng dài nhất, mà ở quán có người chủ đứng bếp lâu năm nhất. No rồi thì dạo những con hẻm in ấn ở Euljiro cho tiêu cơm.',
      schedule: [
        ['18:00', 'Gặp nhau ở cổng chợ, bàn thứ tự món'],
        ['18:20', 'Bánh đậu xanh rán bindaetteok, gimbap mini và tteokbokki'],
        ['19:00', 'Bò tái trộn hoặc bulgogi (tùy chọn)'],
        ['19:50', 'Đi dọc suối Cheonggyecheon sang Euljiro'],
        ['20:20', 'Gỏi ốc cay và một ly đồ uống ở quán cũ'],
        ['21:10', 'Chiếc bánh xoắn để kết thúc'],
      ],
      included: ['Sáu món ăn', 'Một đồ uống', 'Hướng dẫn viên địa phương'],
      excluded: ['Gọi thêm món', 'Xe về'],
      meeting: 'Cửa 8 ga Jongno 5-ga lúc 17:55.',
      notes: [
        'Trả lời email xác nhận để báo món không ăn được.',
        'Đồ uống có cồn chỉ dành cho người đủ tuổi theo luật Hàn Quốc.',
        'Chỗ ngồi chật, xin để túi lớn ở khách sạn.',
      ],
    },
  },
});
